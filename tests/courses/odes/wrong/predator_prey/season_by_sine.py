# what: the season of the births goes with the sine of omega t instead of the cosine
def predator_prey(t, y, p):
    x, z = y[0], y[1]
    b = p["birth"] * (1 + p["season"] * np.sin(p["omega"] * t))
    dx = b * x - p["hunt"] * x * z + p["move"] * (x.mean() - x)
    dz = p["gain"] * p["hunt"] * x * z - p["death"] * z + p["move"] * (z.mean() - z)
    return np.array([dx, dz])
