# lambda_z is the slope between the first and the last sample of the terminal phase instead of the regression line's
def nca(t, conc, dose, duration, loq, n_last):
    i_last = np.nonzero(conc > loq)[0][-1]
    t = t[: i_last + 1]
    c = conc[: i_last + 1]
    lz = (np.log(c[-n_last]) - np.log(c[-1])) / (t[-1] - t[-n_last])
    auc = [c[-1] / lz]
    aumc = [c[-1] * t[-1] / lz + c[-1] / lz**2]
    for i in range(i_last):
        dt = t[i + 1] - t[i]
        if c[i + 1] < c[i]:
            k = np.log(c[i] / c[i + 1]) / dt
            auc.append((c[i] - c[i + 1]) / k)
            aumc.append((t[i] * c[i] - t[i + 1] * c[i + 1]) / k + (c[i] - c[i + 1]) / k**2)
        else:
            auc.append(dt * (c[i] + c[i + 1]) / 2)
            aumc.append(dt * (t[i] * c[i] + t[i + 1] * c[i + 1]) / 2)
    total, moment = sum(auc), sum(aumc)
    mrt = moment / total - duration / 2
    return {
        "lambda_z": lz,
        "auc": total,
        "mrt": mrt,
        "cl": dose / total,
        "v_ss": mrt * dose / total,
        "tail": auc[0] / total,
    }
