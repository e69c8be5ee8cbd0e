# counted the time from the first record instead of using the times as they are
def tidal_fit(t, h, periods):
    ok = ~np.isnan(h)
    hours = (t - t[0])[ok]
    obs = h[ok]
    k = len(periods)
    arg = np.outer(hours, 2 * np.pi / periods)
    E = np.column_stack((np.ones(len(obs)), np.cos(arg), np.sin(arg)))
    q = np.linalg.lstsq(E, obs, rcond=None)[0]
    amp = np.abs(q[1 : k + 1] + 1j * q[k + 1 :])
    pha = np.angle(q[1 : k + 1] + 1j * q[k + 1 :], deg=True) % 360
    expl = 1 - np.var(obs - E @ q) / np.var(obs)
    return {"mean": q[0], "amplitude": amp, "phase": pha, "explained": expl}
