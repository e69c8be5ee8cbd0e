# what: sine instead of cosine for the season, and the moving term with the wrong sign
def predator_prey(t, y, p):
    x, z = y
    b = p["birth"] * (1 + p["season"] * np.sin(p["omega"] * t))
    dx = b * x - p["hunt"] * x * z - p["move"] * (np.mean(x) - x)
    dz = p["gain"] * p["hunt"] * x * z - p["death"] * z - p["move"] * (np.mean(z) - z)
    return np.array([dx, dz])
