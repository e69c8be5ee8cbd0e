# repeated words are counted once a document by += on an index array
def nb_fit(docs, labels, size, classes, alpha):
    table = np.full((classes, size), alpha)
    for i, y in enumerate(labels):
        words = docs[i, docs[i] >= 0]
        table[y, words] += 1.0
    log_words = np.log(table / table.sum(1)[:, None])
    n = np.array([np.sum(labels == k) for k in range(classes)])
    return np.log((1 + n) / (classes + len(labels))), log_words
