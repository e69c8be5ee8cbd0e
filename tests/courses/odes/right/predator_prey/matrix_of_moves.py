# what: right; the moves as a product with a matrix of islands
def predator_prey(t, y, p):
    m = y.shape[1]
    L = np.full((m, m), 1 / m) - np.eye(m)
    x, z = y
    b = p["birth"] * (1 + p["season"] * np.sin(p["omega"] * t + np.pi / 2))
    local = np.stack([b * x - p["hunt"] * x * z, p["gain"] * p["hunt"] * x * z - p["death"] * z])
    return local + p["move"] * np.einsum("ij,kj->ki", L, y)
