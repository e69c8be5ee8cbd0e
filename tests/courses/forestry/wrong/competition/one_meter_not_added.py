# divided by the distance instead of the distance plus one
def competition(xy, dbh, side, radius):
    n = len(dbh)
    bal = np.zeros(n)
    hegyi = np.zeros(n)
    for i in range(n):
        for j in range(n):
            if i == j:
                continue
            if dbh[j] > dbh[i]:
                bal[i] += np.pi * (dbh[j] / 200) ** 2
            dx = abs(xy[i, 0] - xy[j, 0])
            dy = abs(xy[i, 1] - xy[j, 1])
            dx = min(dx, side - dx)
            dy = min(dy, side - dy)
            r = (dx**2 + dy**2) ** 0.5
            if r <= radius:
                hegyi[i] += dbh[j] / dbh[i] / r
    return {"bal": bal * 10000 / side**2, "hegyi": hegyi}
