# what: animals move towards the sum over the islands instead of the average
def predator_prey(t, y, p):
    prey, pred = y
    birth = p["birth"] * (1 + p["season"] * np.cos(p["omega"] * t))
    meals = p["hunt"] * prey * pred
    growth = np.array([birth * prey - meals, p["gain"] * meals - p["death"] * pred])
    total = np.einsum("ij->i", y)[:, None]
    return growth + p["move"] * (total - y)
