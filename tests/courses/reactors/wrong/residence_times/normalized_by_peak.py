# E is divided by its largest value instead of by the area
def residence_times(t, signal, background):
    out = {"E": [], "F": [], "mean": [], "variance": [], "tanks": []}
    for row, b in zip(signal, background):
        c = np.array([max(x - b, 0) for x in row])
        e = c / c.max()
        f = [0.0]
        for i in range(len(t) - 1):
            f.append(f[-1] + (e[i] + e[i + 1]) / 2 * (t[i + 1] - t[i]))
        m = np.trapezoid(t * e, t)
        v = np.trapezoid((t - m) ** 2 * e, t)
        out["E"].append(e)
        out["F"].append(f)
        out["mean"].append(m)
        out["variance"].append(v)
        out["tanks"].append(m**2 / v)
    return {key: np.array(value) for key, value in out.items()}
