# put cosine and sine of each constituent side by side but read the result as if all cosines came first
def tidal_harmonics(t, eta, valid, omega):
    t_ok = t[valid]
    z_ok = eta[valid]
    cols = [np.ones_like(t_ok)]
    for w in omega:
        cols += [np.cos(w * t_ok), np.sin(w * t_ok)]
    D = np.column_stack(cols)
    sol = np.linalg.lstsq(D, z_ok, rcond=None)[0]
    nc = omega.size
    c_cos = sol[1 : 1 + nc]
    c_sin = sol[1 + nc :]
    amp = np.sqrt(c_cos**2 + c_sin**2)
    ph = np.degrees(np.arctan2(c_sin, c_cos)) % 360
    err = z_ok - D @ sol
    return {"mean": sol[0], "amplitude": amp, "phase": ph, "explained": 1 - np.var(err) / np.var(z_ok)}
