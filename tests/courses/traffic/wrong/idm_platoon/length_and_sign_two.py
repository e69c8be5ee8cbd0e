# two mistakes: the length of the car ahead is forgotten in all gaps, and the approach rate has the wrong sign
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    a, b = driver["a"], driver["b"]
    x, v = np.zeros((len(x0), len(x_lead))), np.zeros((len(x0), len(x_lead)))
    x[:, 0], v[:, 0] = x0, v0
    for t in range(len(x_lead) - 1):
        d = np.append(x_lead[t], x[:-1, t]) - x[:, t]
        dv = np.append(v_lead[t], v[:-1, t]) - v[:, t]
        s1 = driver["s0"] + np.maximum(0, v[:, t] * driver["T"] + v[:, t] * dv / (2 * np.sqrt(a * b)))
        acc = a - a * (v[:, t] / driver["v_wish"]) ** 4 - a * (s1 / d) ** 2
        v[:, t + 1] = np.maximum(0, v[:, t] + dt * acc)
        x[:, t + 1] = x[:, t] + dt / 2 * (v[:, t] + v[:, t + 1])
    return x, v, np.min(np.vstack([x_lead, x[:-1]]) - x, axis=1)
