# summed BAL over the trees that are compared instead of over their competitors
def competition(xy, dbh, side, radius):
    """Two competition indices of each tree on a square plot with joined edges.

    xy: positions in m, from 0 to side, shape (n, 2)
    dbh: diameters in cm, all different, shape (n,)
    side: length of the plot's side in m, a number
    radius: distance up to which a tree is a neighbor in m, a number

    returns: dictionary with
        bal: basal area of the thicker trees in m2 per ha, shape (n,)
        hegyi: Hegyi's index, shape (n,)
    """
    basal_area = np.pi / 4 * (dbh / 100) ** 2
    thicker = dbh[None, :] > dbh[:, None]
    bal = np.sum(thicker * basal_area[None, :], axis=0) / (side**2 / 10000)
    delta = np.abs(xy[:, None, :] - xy[None, :, :])
    delta = np.minimum(delta, side - delta)
    distance = np.sqrt(np.sum(delta**2, axis=2))
    near = distance <= radius
    np.fill_diagonal(near, False)
    ratio = dbh[None, :] / dbh[:, None]
    hegyi = np.sum(near * ratio / (distance + 1), axis=1)
    return {"bal": bal, "hegyi": hegyi}
