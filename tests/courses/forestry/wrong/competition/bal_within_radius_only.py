# took the thicker trees within the radius only instead of all on the plot for BAL
def competition(xy, dbh, side, radius):
    diff = xy.reshape(-1, 1, 2) - xy.reshape(1, -1, 2)
    diff = diff - side * np.round(diff / side)
    dist = np.linalg.norm(diff, axis=-1)
    near = (dist <= radius).astype(float)
    near = near - np.eye(len(dbh))
    g = np.pi / 4 * dbh**2 / 1e4
    is_bigger = np.greater.outer(dbh, dbh).T
    bal = (is_bigger * near) @ g / side**2 * 1e4
    hegyi = np.einsum("ij,j,ij->i", near, dbh, 1 / (dist + 1)) / dbh
    return {"bal": bal, "hegyi": hegyi}
