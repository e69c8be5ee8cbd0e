# what: seen items get the score 0 instead of leaving the ranking, so they stand before items of negative score
def ndcg(scores, relevance, seen, k):
    masked = scores * ~seen
    gains = (2.0 ** relevance - 1) * ~seen
    per_user, used = np.zeros(len(scores)), 0
    for u in range(len(scores)):
        top = np.argsort(-masked[u])[:k]
        disc = np.log2(np.arange(len(top)) + 2)
        idcg = np.sum(np.sort(gains[u])[::-1][:k] / disc)
        if idcg > 0:
            used += 1
            per_user[u] = np.sum(gains[u, top] / disc) / idcg
    return (per_user.sum() / used if used else 0.0), per_user
