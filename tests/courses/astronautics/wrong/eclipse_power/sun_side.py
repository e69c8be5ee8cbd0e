# the shadow is on the sunny side: the component along the Sun has to be positive
def eclipse_power(pos, sun, dt, panel, load, capacity):
    shat = sun / np.sqrt(sun @ sun)
    n = pos.shape[1]
    dark = np.zeros(n, dtype=bool)
    for i in range(n):
        c = np.dot(pos[:, i], shat)
        perp = np.linalg.norm(pos[:, i] - c * shat)
        dark[i] = c > 0 and perp < R_EARTH
    q = np.empty(n + 1)
    q[0] = capacity
    best = cur = 0
    for i in range(n):
        if dark[i]:
            cur += 1
            best = max(best, cur)
            q[i + 1] = max(0, q[i] - load * dt / 3600)
        else:
            cur = 0
            q[i + 1] = min(max(0, q[i] + (panel - load) * dt / 3600), capacity)
    return {"dark": dark, "longest": best * dt, "charge": q}
