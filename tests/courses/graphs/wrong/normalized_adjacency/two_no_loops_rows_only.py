# what: no self-loops, and each row is divided by its sum instead of the two-sided normalization
def normalized_adjacency(A):
    d = A.sum(axis=1, keepdims=True)
    d[d == 0] = 1
    return A / d
