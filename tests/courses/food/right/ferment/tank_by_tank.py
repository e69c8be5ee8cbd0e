# right: plain numbers, tank by tank
def ferment(sugar, yeast, temps, dt, p):
    rows_s, rows_x, rows_p = [], [], []
    for s, x, track in zip(sugar, yeast, temps):
        e = 0.0
        ss, xs, es = [s], [x], [e]
        for T in track:
            mu = p["mu"] * p["Q10"] ** ((T - 20) / 10) * s / (p["Ks"] + s) * max(1 - e / p["P_max"], 0)
            eaten = min(mu * x * dt / p["Y_yeast"], s)
            s, x, e = s - eaten, x + p["Y_yeast"] * eaten - p["death"] * x * dt, e + p["Y_ethanol"] * eaten
            ss.append(s)
            xs.append(x)
            es.append(e)
        rows_s.append(ss)
        rows_x.append(xs)
        rows_p.append(es)
    return np.array(rows_s), np.array(rows_x), np.array(rows_p)
