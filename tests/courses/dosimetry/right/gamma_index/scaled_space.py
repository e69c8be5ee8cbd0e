def gamma_index(reference, measured, p_ref, p_meas, percent, distance, cutoff, local):
    norm = reference if local else np.full(reference.shape, reference.max())
    tol = norm * percent / 100
    r = np.linalg.norm(p_ref[:, None] - p_meas[None], axis=-1) / distance
    d = np.subtract.outer(reference, measured) / tol[:, None]
    g = np.hypot(r, d).min(axis=1).clip(max=CAP)
    used = reference >= reference.max() * cutoff / 100
    return g * used, 100 * np.mean(g[used] <= 1)
