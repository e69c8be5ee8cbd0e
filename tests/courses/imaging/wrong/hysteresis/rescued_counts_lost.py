# what: rescued counts the weak pixels that were dropped
def hysteresis(thin, low, high):
    h, w = thin.shape
    top = np.max(thin)
    strong = thin >= high * top
    weak = thin >= low * top
    edges = strong
    while True:
        padded = np.pad(edges, 1)
        grown = np.zeros((h, w), dtype=bool)
        for i in range(3):
            for j in range(3):
                grown = grown | padded[i : i + h, j : j + w]
        grown = grown & weak
        if np.all(grown == edges):
            break
        edges = grown
    return {"edges": edges, "rescued": np.sum(weak) - np.sum(edges)}
