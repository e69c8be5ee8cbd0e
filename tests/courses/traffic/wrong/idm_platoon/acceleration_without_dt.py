# the acceleration is added to the speed without multiplying by the time step
def idm_platoon(x_lead, v_lead, x0, v0, driver, dt):
    def step(x, v, xl, vl):
        gap = np.append(xl, x[:-1]) - x - driver["length"]
        dv = v - np.append(vl, v[:-1])
        s = driver["s0"] + np.maximum(0, v * driver["T"] + v * dv / (2 * np.sqrt(driver["a"] * driver["b"])))
        acc = driver["a"] * (1 - (v / driver["v_wish"]) ** 4 - (s / gap) ** 2)
        v_next = np.maximum(0, v + acc)
        return x + dt * (v + v_next) / 2, v_next

    xs, vs = [x0], [v0]
    for t in range(len(x_lead) - 1):
        x, v = step(xs[-1], vs[-1], x_lead[t], v_lead[t])
        xs.append(x)
        vs.append(v)
    x, v = np.array(xs).T, np.array(vs).T
    return x, v, np.min(np.vstack([x_lead, x[:-1]]) - x - driver["length"], axis=1)
