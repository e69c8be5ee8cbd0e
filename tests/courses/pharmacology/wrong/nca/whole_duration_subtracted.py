# the whole duration of the infusion instead of its half is subtracted from the mean residence time (v_ss follows)
def nca(t, conc, dose, duration, loq, n_last):
    above = [i for i, c in enumerate(conc) if c > loq]
    stop = above[-1] + 1
    ts, cs = list(t[:stop]), list(conc[:stop])
    p = np.polyfit(ts[-n_last:], np.log(cs[-n_last:]), deg=1)
    lam = -p[0]
    area, moment = 0, 0
    for i in range(len(ts) - 1):
        d = ts[i + 1] - ts[i]
        if cs[i + 1] < cs[i]:
            k = np.log(cs[i] / cs[i + 1]) / d
            area += (cs[i] - cs[i + 1]) / k
            moment += (ts[i] * cs[i] - ts[i + 1] * cs[i + 1]) / k + (cs[i] - cs[i + 1]) / k**2
        else:
            area += d * (cs[i] + cs[i + 1]) / 2
            moment += d * (ts[i] * cs[i] + ts[i + 1] * cs[i + 1]) / 2
    rest = cs[-1] / lam
    area += rest
    moment += rest * ts[-1] + rest / lam
    mrt = moment / area - duration
    cl = dose / area
    return {"lambda_z": lam, "auc": area, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": rest / area}
