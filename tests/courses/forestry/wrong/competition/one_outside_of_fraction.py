# added the one to each fraction instead of to the distance below it
def competition(xy, dbh, side, radius):
    def torus(p, q):
        total = 0
        for c in range(2):
            delta = abs(p[c] - q[c])
            if delta > side - delta:
                delta = side - delta
            total += delta**2
        return np.sqrt(total)

    number = len(dbh)
    areas = [np.pi * (d / 100) ** 2 / 4 for d in dbh]
    bal = np.array([sum(a for a, d in zip(areas, dbh) if d > mine) for mine in dbh], dtype=float)
    hegyi = np.zeros(number)
    for i in range(number):
        for j in range(number):
            r = torus(xy[i], xy[j])
            if i != j and r <= radius:
                hegyi[i] += dbh[j] / dbh[i] / r + 1
    return {"bal": bal / (side**2 / 10000), "hegyi": hegyi}
