# the factor 2 in the denominator 2 sqrt(a b) is forgotten
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    T_gap, s0, a, b = driver["T"], driver["s0"], driver["a"], driver["b"]
    pos, vel = [x0.copy()], [v0.copy()]
    gaps = []
    for t in range(len(x_lead)):
        xx, vv = pos[t], vel[t]
        x_front = np.concatenate(([x_lead[t]], xx[:-1]))
        v_front = np.concatenate(([v_lead[t]], vv[:-1]))
        g = x_front - xx - driver["length"]
        gaps.append(g)
        if t == len(x_lead) - 1:
            break
        want = s0 + np.maximum(0, vv * T_gap + vv * (vv - v_front) / np.sqrt(a * b))
        dvdt = a * (1 - (vv / driver["v_wish"]) ** 4 - (want / g) ** 2)
        new = np.maximum(0, vv + dvdt * dt)
        pos.append(xx + dt * (vv + new) / 2)
        vel.append(new)
    return np.array(pos).T, np.array(vel).T, np.min(gaps, axis=0)
