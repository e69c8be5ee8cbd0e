# what: the moving term has its sign turned round, y - mean instead of mean - y
def predator_prey(t, y, p):
    prey, pred = y
    b = p["birth"] * (1 + p["season"] * np.cos(p["omega"] * t))
    f = np.array(
        [b * prey - p["hunt"] * prey * pred, p["gain"] * p["hunt"] * prey * pred - p["death"] * pred]
    )
    average = np.mean(y, axis=1, keepdims=True)
    return f + p["move"] * (y - average)
