def quarter_car(road, dt, car):
    w, t = road.shape
    acc = np.zeros((w, t))
    travel = np.zeros((w, t))
    rms = np.zeros(w)
    off = np.zeros(w)
    weight = car["body"] * G + car["wheel"] * G
    for i in range(w):
        z1 = z2 = v1 = v2 = 0.0  # 1 is the body, 2 the wheel
        for k in range(t):
            if v2 > v1:
                c = car["bump"]
            else:
                c = car["rebound"]
            F = car["spring"] * (z2 - z1) + c * (v2 - v1)
            N = weight + car["tyre"] * (road[i, k] - z2)
            if N <= 0:
                N = 0.0
                off[i] += 1 / t
            a1 = F / car["body"]
            a2 = (N - weight - F) / car["wheel"]
            v1 += a1 * dt
            v2 += a2 * dt
            z1 += v1 * dt
            z2 += v2 * dt
            acc[i, k] = a1
            travel[i, k] = z2 - z1
            rms[i] += a1**2 / t
        rms[i] = np.sqrt(rms[i])
    return {"acc": acc, "travel": travel, "rms": rms, "off": off}
