# let the sine coefficients begin one place too early instead of after all cosine coefficients
def tidal_fit(t, h, periods):
    mask = ~np.isnan(h)
    n_c = len(periods)
    omega = 2 * np.pi / np.asarray(periods)
    phi = t[mask][:, np.newaxis] * omega[np.newaxis, :]
    design = np.concatenate([np.ones((mask.sum(), 1)), np.cos(phi), np.sin(phi)], axis=1)
    beta = np.linalg.lstsq(design, h[mask], rcond=None)[0]
    cos_part = beta[1 : 1 + n_c]
    sin_part = beta[n_c : 2 * n_c]
    model = design @ beta
    return {
        "mean": beta[0],
        "amplitude": np.sqrt(cos_part**2 + sin_part**2),
        "phase": np.degrees(np.arctan2(sin_part, cos_part)) % 360,
        "explained": 1 - np.var(h[mask] - model) / np.var(h[mask]),
    }
