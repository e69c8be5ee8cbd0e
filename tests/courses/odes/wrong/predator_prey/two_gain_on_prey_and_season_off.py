# what: the factor gain stands in the prey's loss instead of the predators' growth, and the births have no season
def predator_prey(t, y, p):
    prey, pred = y
    meals = p["hunt"] * prey * pred
    dprey = p["birth"] * prey - p["gain"] * meals
    dpred = meals - p["death"] * pred
    growth = np.array([dprey, dpred])
    return growth + p["move"] * (y.mean(axis=1, keepdims=True) - y)
