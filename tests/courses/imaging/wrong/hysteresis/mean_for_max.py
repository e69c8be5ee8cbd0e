# what: fractions of the mean instead of the maximum
def hysteresis(thin, low, high):
    h, w = thin.shape
    top = np.mean(thin)
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
    return {"edges": edges, "rescued": np.sum(edges) - np.sum(strong)}
