# what: one sweep over the image instead of until nothing changes
def hysteresis(thin, low, high):
    h, w = thin.shape
    t_low, t_high = low * np.max(thin), high * np.max(thin)
    strong = thin >= t_high
    weak = (thin >= t_low) & (thin < t_high)
    edges = np.zeros((h + 2, w + 2), dtype=bool)
    edges[1:-1, 1:-1] = strong
    for once in range(1):
        for i in range(h):
            for j in range(w):
                if weak[i, j] and not edges[i + 1, j + 1] and edges[i:i + 3, j:j + 3].any():
                    edges[i + 1, j + 1] = True
                    changed = True
    final = edges[1:-1, 1:-1]
    return {"edges": final, "rescued": np.sum(final & weak)}
