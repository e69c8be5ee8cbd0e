# stored the travel from before the step instead of after it
def quarter_car(road, dt, car):
    w, t = road.shape
    z = np.zeros((2, w))  # body, wheel
    v = np.zeros((2, w))
    masses = np.array([[car["body"]], [car["wheel"]]])
    rest = masses.sum() * G
    acc, travel = np.empty((w, t)), np.empty((w, t))
    off = np.zeros(w)
    for k in range(t):
        dz, dv = z[1] - z[0], v[1] - v[0]
        strut = car["spring"] * dz
        strut = strut + np.maximum(dv, 0) * car["bump"] + np.minimum(dv, 0) * car["rebound"]
        ground = np.clip(rest + car["tyre"] * (road[:, k] - z[1]), 0, None)
        a = np.array([strut, ground - rest - strut]) / masses
        v = v + a * dt
        z = z + v * dt
        acc[:, k] = a[0]
        travel[:, k] = dz
        off[ground == 0] += 1
    rms = np.linalg.norm(acc, axis=1) / np.sqrt(t)
    return {"acc": acc, "travel": travel, "rms": rms, "off": off / t}
