"""Is this rope knotted, and how: crossings, Gauss code, Alexander polynomial, verdict."""
