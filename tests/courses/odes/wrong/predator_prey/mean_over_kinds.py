# what: animals move towards the average of prey and predators on their island (axis 0) instead of the average over islands
def predator_prey(t, y, p):
    prey, pred = y
    birth = p["birth"] * (1 + p["season"] * np.cos(p["omega"] * t))
    eaten = p["hunt"] * prey * pred
    dy = np.zeros_like(y)
    dy[0] = birth * prey - eaten
    dy[1] = p["gain"] * eaten - p["death"] * pred
    dy += p["move"] * (y.mean(axis=0) - y)
    return dy
