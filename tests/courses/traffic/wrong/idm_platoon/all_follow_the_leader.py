# all cars react to the platoon's leader instead of the car directly ahead (the closest gaps are to the car ahead)
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    x, v = np.zeros((len(x0), len(x_lead))), np.zeros((len(x0), len(x_lead)))
    x[:, 0], v[:, 0] = x0, v0
    for t in range(len(x_lead) - 1):
        s = x_lead[t] - x[:, t] - driver["length"]
        dv = v[:, t] - v_lead[t]
        s_des = driver["s0"] + np.maximum(
            0, v[:, t] * driver["T"] + v[:, t] * dv / (2 * np.sqrt(driver["a"] * driver["b"]))
        )
        a_idm = driver["a"] * (1 - (v[:, t] / driver["v_wish"]) ** 4 - (s_des / s) ** 2)
        v[:, t + 1] = np.maximum(0, v[:, t] + a_idm * dt)
        x[:, t + 1] = x[:, t] + (v[:, t] + v[:, t + 1]) * dt / 2
    gaps = np.vstack([x_lead, x[:-1]]) - x - driver["length"]
    return x, v, gaps.min(axis=1)
