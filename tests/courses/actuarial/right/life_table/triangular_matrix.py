# no loop: cumprod, trapezoids and an upper triangular matrix
def life_table(q, radix):
    l = radix * np.cumprod(np.concatenate([[1.0], 1 - q]))
    L = (l[:-1] + l[1:]) / 2
    later = np.triu(np.ones((q.size, q.size)))
    return {"l": l, "d": -np.diff(l), "e": np.einsum("xy,y->x", later, L) / l[:-1]}
