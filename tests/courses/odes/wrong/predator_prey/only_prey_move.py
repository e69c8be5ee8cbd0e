# what: the moving term is there for the prey only, predators stay where they are
def predator_prey(t, y, p):
    prey, pred = y
    birth = p["birth"] * (1 + p["season"] * np.cos(p["omega"] * t))
    meals = p["hunt"] * prey * pred
    dprey = birth * prey - meals + p["move"] * (np.mean(prey) - prey)
    dpred = p["gain"] * meals - p["death"] * pred
    return np.array([dprey, dpred])
