# what: the same in float32
def tfidf_weights(counts):
    c = counts.astype(np.float32)
    n = np.float32(len(c))
    df = (c > 0).sum(axis=0).astype(np.float32)
    idf = np.log((1 + n) / (1 + df)) + np.float32(1)
    tf = (c > 0) * (1 + np.log(np.maximum(c, 1)))
    w = tf.astype(np.float32) * idf
    return w / np.linalg.norm(w, axis=1, keepdims=True), idf
