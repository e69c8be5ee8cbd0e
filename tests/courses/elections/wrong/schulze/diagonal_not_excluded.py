# left the strength of cycles on the diagonal instead of zero
def schulze(ranks, counts):
    d = pairwise_preferences(ranks, counts)[0]
    n = d.shape[0]
    strength = d * (d > d.T)
    for k in range(n):
        via = np.minimum(strength[:, k][:, None], strength[k, :][None, :])
        strength = np.maximum(strength, via)
    wins = np.sum(strength > strength.T, axis=1)
    return {"paths": strength, "wins": wins, "winner": int(np.argmax(wins))}
