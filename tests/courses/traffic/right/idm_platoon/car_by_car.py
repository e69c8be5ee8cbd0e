# one car after the other over all times, since a car only depends on the one ahead of it
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    ahead_x, ahead_v = x_lead, v_lead
    xs, vs, near = [], [], []
    for start, speed in zip(x0, v0):
        xi, vi = [start], [speed]
        for xa, va in zip(ahead_x[:-1], ahead_v[:-1]):
            p, u = xi[-1], vi[-1]
            s = xa - p - driver["length"]
            star = driver["s0"] + max(0, u * (driver["T"] + (u - va) / (2 * np.sqrt(driver["a"] * driver["b"]))))
            u_new = max(0, u + dt * driver["a"] * (1 - (u / driver["v_wish"]) ** 4 - (star / s) ** 2))
            xi.append(p + dt * (u + u_new) / 2)
            vi.append(u_new)
        xi, vi = np.array(xi), np.array(vi)
        near.append(np.min(ahead_x - xi) - driver["length"])
        xs.append(xi)
        vs.append(vi)
        ahead_x, ahead_v = xi, vi
    return np.array(xs), np.array(vs), np.array(near)
