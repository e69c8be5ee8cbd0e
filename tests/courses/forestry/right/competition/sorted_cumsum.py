def competition(xy, dbh, side, radius):
    order = np.argsort(-dbh)
    g = np.pi / 40000 * dbh[order] ** 2
    bal = np.empty(len(dbh))
    bal[order] = (np.cumsum(g) - g) * 10000 / side**2
    diff = xy[:, None] - xy[None]
    diff -= side * np.round(diff / side)
    r = np.linalg.norm(diff, axis=-1)
    w = np.where(r <= radius, 1 / (1 + r), 0)
    hegyi = w @ dbh / dbh - np.diag(w)
    return {"hegyi": hegyi, "bal": bal}
