# divided by the mean square of the record instead of by its variance about the mean
def tidal_fit(t, h, periods):
    good = np.isfinite(h)
    x, y = t[good], h[good]
    w = 2 * np.pi / periods
    rows = []
    for ti in x:
        row = [1.0]
        row.extend(np.cos(w * ti))
        row.extend(np.sin(w * ti))
        rows.append(row)
    A = np.array(rows)
    beta = np.linalg.solve(A.T.dot(A), A.T.dot(y))
    k = len(w)
    c, s = beta[1 : k + 1], beta[k + 1 :]
    err = y - A.dot(beta)
    explained = 1 - np.mean(err**2) / np.mean(y**2)
    return {
        "mean": beta[0],
        "amplitude": np.hypot(c, s),
        "phase": (np.degrees(np.arctan2(s, c)) + 360) % 360,
        "explained": explained,
    }
