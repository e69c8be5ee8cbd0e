# took gamma at the nearest measured point instead of the smallest over all measured points
def gamma_index(reference, measured, p_ref, p_meas, percent, distance, cutoff, local):
    diff = p_ref[:, None] - p_meas[None]
    r = np.linalg.norm(diff, axis=-1)
    nearest = r.argmin(axis=1)
    rows = np.arange(len(reference))
    norm = reference if local else reference.max()
    dd = (measured[nearest] - reference) / (percent / 100 * norm)
    g = np.sqrt((r[rows, nearest] / distance) ** 2 + dd**2)
    g = np.clip(g, 0, CAP)
    valid = reference >= cutoff / 100 * reference.max()
    return g * valid, 100 * np.mean(g[valid] <= 1)
