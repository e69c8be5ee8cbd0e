# used the squared distance instead of its root
def competition(xy, dbh, side, radius):
    x, y = xy.T
    dx = np.abs(np.subtract.outer(x, x))
    dy = np.abs(np.subtract.outer(y, y))
    dx = np.minimum(dx, side - dx)
    dy = np.minimum(dy, side - dy)
    r = dx**2 + dy**2
    others = ~np.eye(len(dbh), dtype=bool)
    weight = np.where((r <= radius) & others, 1 / (1 + r), 0.0)
    hegyi = weight @ dbh / dbh
    ba = np.pi * (dbh / 2 / 100) ** 2
    bal = (dbh > dbh[:, np.newaxis]) @ ba / side**2 * 10000
    return {"bal": bal, "hegyi": hegyi}
