"""What history costs: stores with very many tables, and what people wait for then."""
