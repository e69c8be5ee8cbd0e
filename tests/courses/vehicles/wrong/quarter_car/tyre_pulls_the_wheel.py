# let the tyre pull the wheel to the ground instead of stopping its load at zero
def quarter_car(road, dt, car):
    W = (car["body"] + car["wheel"]) * G

    def strut_force(zb, zw, vb, vw):
        closing = vw - vb
        c = car["rebound"] + (car["bump"] - car["rebound"]) * (closing > 0)
        return car["spring"] * (zw - zb) + c * closing

    zb = np.zeros(len(road))
    zw, vb, vw = zb.copy(), zb.copy(), zb.copy()
    acc, travel, loads = [], [], []
    for height in road.T:
        Fs = strut_force(zb, zw, vb, vw)
        N = W + car["tyre"] * (height - zw)
        ab = Fs / car["body"]
        aw = (N - W - Fs) / car["wheel"]
        vb = vb + ab * dt
        vw = vw + aw * dt
        zb = zb + vb * dt
        zw = zw + vw * dt
        acc.append(ab)
        travel.append(zw - zb)
        loads.append(N)
    acc, travel, loads = np.array(acc).T, np.array(travel).T, np.array(loads).T
    rms = np.sqrt((acc * acc).mean(axis=1))
    return {"acc": acc, "travel": travel, "rms": rms, "off": (loads <= 0).mean(axis=1)}
