def competition(xy, dbh, side, radius):
    ba = lambda d: np.pi / 4 * (d / 100) ** 2
    out = {"bal": [], "hegyi": []}
    for i in range(len(dbh)):
        rest = np.delete(np.arange(len(dbh)), i)
        out["bal"].append(sum(ba(dbh[j]) for j in rest if dbh[j] > dbh[i]) / side / side * 1e4)
        gap = np.abs(xy[rest] - xy[i])
        gap[gap > side / 2] = side - gap[gap > side / 2]
        r = np.hypot(*gap.T)
        out["hegyi"].append((dbh[rest] / (r + 1))[r <= radius].sum() / dbh[i])
    return {k: np.array(v, dtype=float) for k, v in out.items()}
