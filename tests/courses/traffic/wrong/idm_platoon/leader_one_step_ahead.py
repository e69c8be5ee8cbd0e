# car 0 reacts to the leader's position and speed at the end of the step instead of its beginning
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    x, v = [np.asarray(x0)], [np.asarray(v0)]
    two_root = 2 * np.sqrt(driver["a"] * driver["b"])
    for t in range(1, len(x_lead)):
        xt, vt = x[-1], v[-1]
        gap = np.append(x_lead[t], xt[:-1]) - xt - driver["length"]
        dv = vt - np.append(v_lead[t], vt[:-1])
        wish = driver["s0"] + np.maximum(0, vt * driver["T"] + vt * dv / two_root)
        acc = driver["a"] * (1 - (vt / driver["v_wish"]) ** 4 - (wish / gap) ** 2)
        vn = np.maximum(0, vt + dt * acc)
        x.append(xt + dt * (vt + vn) / 2)
        v.append(vn)
    x, v = np.column_stack(x), np.column_stack(v)
    closest = (np.vstack([x_lead, x[:-1]]) - x - driver["length"]).min(1)
    return x, v, closest
