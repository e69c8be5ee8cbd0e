# lists of the intervals' areas, summed at the end; lstsq for the line; v_ss by the textbook formula for infusions
def nca(t, conc, dose, duration, loq, n_last):
    stop = max(i for i, value in enumerate(conc) if value > loq) + 1
    times, values = t[:stop].tolist(), conc[:stop].tolist()
    X = np.vander(times[-n_last:], 2)
    slope = np.linalg.lstsq(X, np.log(values[-n_last:]), rcond=None)[0][0]
    areas, moments = [-values[-1] / slope], [-values[-1] * times[-1] / slope + values[-1] / slope**2]
    for (a, ca), (b, cb) in zip(list(zip(times, values))[:-1], list(zip(times, values))[1:]):
        if cb < ca:
            k = (np.log(ca) - np.log(cb)) / (b - a)
            areas.append((ca - cb) / k)
            moments.append(a * ca / k - b * cb / k + ca / k**2 - cb / k**2)
        else:
            areas.append((b - a) * (ca + cb) / 2)
            moments.append((b - a) * (a * ca + b * cb) / 2)
    auc, aumc = float(np.sum(areas)), float(np.sum(moments))
    return {
        "lambda_z": -slope,
        "auc": auc,
        "mrt": aumc / auc - duration / 2,
        "cl": dose / auc,
        "v_ss": dose * aumc / auc**2 - dose * duration / (2 * auc),
        "tail": areas[0] / auc,
    }
