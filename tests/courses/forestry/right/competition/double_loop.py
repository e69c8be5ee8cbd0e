def competition(xy, dbh, side, radius):
    n = len(dbh)
    bal, hegyi = np.zeros(n), np.zeros(n)
    for i in range(n):
        for j in range(n):
            if i == j:
                continue
            if dbh[j] > dbh[i]:
                bal[i] += np.pi * (dbh[j] / 200) ** 2 * 10000 / side**2
            dx, dy = abs(xy[i] - xy[j])
            r = (min(dx, side - dx) ** 2 + min(dy, side - dy) ** 2) ** 0.5
            if r <= radius:
                hegyi[i] += dbh[j] / (dbh[i] * (r + 1))
    return {"bal": bal, "hegyi": hegyi}
