# damped the speed of the body alone instead of the difference between wheel and body
def quarter_car(road, dt, car):
    W = (car["body"] + car["wheel"]) * G

    def suspension(zb, zw, vb, vw):
        dv = -vb
        c = car["rebound"] + (car["bump"] - car["rebound"]) * (dv > 0)
        return car["spring"] * (zw - zb) + c * dv

    zb = np.zeros(len(road))
    zw, vb, vw = zb.copy(), zb.copy(), zb.copy()
    acc, travel, tyre_loads = [], [], []
    for h in road.T:
        Fs = suspension(zb, zw, vb, vw)
        N = W + car["tyre"] * (h - zw)
        N = N * (N > 0)
        ab = Fs / car["body"]
        aw = (N - W - Fs) / car["wheel"]
        vb = vb + ab * dt
        vw = vw + aw * dt
        zb = zb + vb * dt
        zw = zw + vw * dt
        acc.append(ab)
        travel.append(zw - zb)
        tyre_loads.append(N)
    acc, travel, tyre_loads = np.array(acc).T, np.array(travel).T, np.array(tyre_loads).T
    rms = np.sqrt((acc * acc).mean(axis=1))
    return {"acc": acc, "travel": travel, "rms": rms, "off": (tyre_loads <= 0).mean(axis=1)}
