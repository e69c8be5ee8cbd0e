# added distance and dose difference over their criteria directly instead of their squares under a root
def gamma_index(reference, measured, p_ref, p_meas, percent, distance, cutoff, local):
    mx = reference.max()
    scale = np.where(local, reference, mx) * percent / 100
    space = np.sqrt(((p_ref[:, None, :] - p_meas) ** 2).sum(-1)) / distance
    dose = np.abs(reference[:, None] - measured) / scale[:, None]
    g = (space + dose).min(axis=1)
    g = np.minimum(g, CAP)
    inside = reference >= cutoff * mx / 100
    rate = 100 * np.count_nonzero(g[inside] <= 1) / np.count_nonzero(inside)
    return np.where(inside, g, 0), rate
