# what: only k - 1 items are looked at, in the DCG and in the ideal (the loop stops early)
def ndcg(scores, relevance, seen, k):
    per_user, number = np.zeros(len(scores)), 0
    for u in range(len(scores)):
        rated = [(scores[u, i], relevance[u, i]) for i in range(scores.shape[1]) if not seen[u, i]]
        by_score = [r for _, r in sorted(rated, reverse=True)]
        by_rel = sorted(by_score, reverse=True)
        dcg = idcg = 0.0
        for p in range(1, min(k, len(rated))):
            dcg += (2.0 ** by_score[p - 1] - 1) / np.log2(p + 1)
            idcg += (2.0 ** by_rel[p - 1] - 1) / np.log2(p + 1)
        if idcg > 0:
            number += 1
            per_user[u] = dcg / idcg
    return (per_user.sum() / number if number else 0.0), per_user
