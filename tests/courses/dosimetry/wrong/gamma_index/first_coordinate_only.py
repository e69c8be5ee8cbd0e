# measured the distance along the first coordinate alone instead of over all coordinates
def gamma_index(reference, measured, p_ref, p_meas, percent, distance, cutoff, local):
    biggest = max(reference)
    x_ref = p_ref[:, 0]
    x_meas = p_meas[:, 0]
    delta = percent / 100 * (reference if local else biggest * np.ones_like(reference))
    s = (np.subtract.outer(x_ref, x_meas) / distance) ** 2
    t = (np.subtract.outer(reference, measured) / delta[:, None]) ** 2
    g = np.minimum(np.sqrt((s + t).min(axis=1)), CAP)
    high = reference >= cutoff / 100 * biggest
    return np.where(high, g, 0.0), 100.0 * np.sum(g[high] <= 1) / high.sum()
