# what: right: another way of writing it (labels)
def hysteresis(thin, low, high):
    h, w = thin.shape
    m = thin.max()
    candidates = thin >= low * m
    labels = np.where(candidates, np.arange(1, h * w + 1).reshape(h, w), 0)
    while True:
        p = np.pad(labels, 1)
        shifts = [p[a:a + h, b:b + w] for a in range(3) for b in range(3)]
        new = np.where(candidates, np.max(shifts, axis=0), 0)
        if np.array_equal(new, labels):
            break
        labels = new
    strong = thin >= high * m
    good = np.unique(labels[strong])
    edges = candidates & np.isin(labels, good)
    return {"edges": edges, "rescued": np.count_nonzero(edges & ~strong)}
