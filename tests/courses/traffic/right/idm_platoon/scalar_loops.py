# loops over time and cars with a scalar helper, running minimum of the gap
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    def accelerate(v, v_front, gap):
        dyn = v * driver["T"] + v * (v - v_front) / (2 * (driver["a"] * driver["b"]) ** 0.5)
        wish = driver["s0"] + (dyn if dyn > 0 else 0)
        return driver["a"] * (1 - (v / driver["v_wish"]) ** 4 - (wish / gap) ** 2)

    n, T = len(x0), len(x_lead)
    x, v = np.zeros((n, T)), np.zeros((n, T))
    closest = np.full(n, np.inf)
    for t in range(T):
        for i in range(n):
            if t == 0:
                x[i, 0], v[i, 0] = x0[i], v0[i]
            else:
                old_v = v[i, t - 1]
                fx, fv = (x[i - 1, t - 1], v[i - 1, t - 1]) if i else (x_lead[t - 1], v_lead[t - 1])
                acc = accelerate(old_v, fv, fx - x[i, t - 1] - driver["length"])
                v[i, t] = max(0.0, old_v + acc * dt)
                x[i, t] = x[i, t - 1] + dt * (old_v + v[i, t]) / 2
            front = x[i - 1, t] if i else x_lead[t]
            closest[i] = min(closest[i], front - x[i, t] - driver["length"])
    return x, v, closest
