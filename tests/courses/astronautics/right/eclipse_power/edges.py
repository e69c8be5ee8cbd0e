# the runs by differences of the padded mask, a projector for the distance
def eclipse_power(pos, sun, dt, panel, load, capacity):
    s = sun / np.linalg.norm(sun)
    across = (np.eye(3) - np.outer(s, s)) @ pos
    dark = (np.einsum("i,in->n", s, pos) < 0) & (np.sqrt((across**2).sum(axis=0)) < R_EARTH)
    edge = np.diff(np.concatenate([[0], dark.astype(int), [0]]))
    lengths = np.flatnonzero(edge == -1) - np.flatnonzero(edge == 1)
    charge = np.full(dark.size + 1, float(capacity))
    for t, d in enumerate(dark):
        charge[t + 1] = np.median([0, charge[t] + (panel * (1 - d) - load) * dt / 3600, capacity])
    return {"dark": dark, "longest": (lengths.max() if lengths.size else 0) * dt, "charge": charge}
