# df is how often a word occurs, not in how many documents
def tfidf(docs, size):
    d = len(docs)
    counts = np.zeros((d, size))
    for i in range(d):
        for w in docs[i]:
            if w >= 0:
                counts[i, w] += 1
    df = counts.sum(axis=0)
    idf = np.log((1 + d) / (1 + df)) + 1
    tf = np.zeros_like(counts)
    tf[counts > 0] = 1 + np.log(counts[counts > 0])
    x = tf * idf
    return {"idf": idf, "weights": x / np.sqrt((x**2).sum(axis=1, keepdims=True))}
